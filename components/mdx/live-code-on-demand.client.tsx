'use client';

import dynamic from 'next/dynamic';

/** The live code block, whose script and style only pages that show one have to fetch. */
export const LiveCodeBlock = dynamic(() => import('./live-code.client').then((module) => module.LiveCodeBlock));
