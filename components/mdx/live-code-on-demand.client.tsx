'use client';

import dynamic from 'next/dynamic';

/** A code block that readers can edit, with its result beside it; without JavaScript the highlighted code. Only pages that show one load its script and styles. */
export const LiveCode = dynamic(() => import('./live-code.client').then((module) => module.LiveCodeBlock));
