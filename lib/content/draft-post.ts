import GithubSlugger from 'github-slugger';
import { correctSlug } from './check-slug';

/** Long enough for the check, so that a new draft passes it; nobody should publish it. */
export const draftDescription = 'Say here in one plain sentence what readers of this post get from it.';

/** The file name of a post without its date; `''` for a title without letters and digits. */
export const postName = (title: string): string =>
  correctSlug(new GithubSlugger().slug(title)).replace(/-{2,}/g, '-').replace(/^-|-$/g, '');

/** The text of a post to begin with. */
export const draftPost = (title: string): string => `---
title: ${JSON.stringify(title)}
description: ${draftDescription}
authors: [securecodebox]
tags: [secureCodeBox]
draft: true
---

<!-- truncate -->
`;
