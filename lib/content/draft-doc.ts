/** The text of a docs page to begin with. It has no description, so that the check names the line until there is one. */
export const draftDoc = (title: string): string => `---
title: ${JSON.stringify(title)}
description: ''
---
`;
