import { keepBytes } from '../mdx/disk-cache';
import { printArticles, type Whole } from '../print/print-articles';

/** A section and the file that keeps the markup of its articles. */
export type PrintJob = Readonly<{ whole: Whole; file: string }>;

/** Makes the markup of a section's articles and keeps it. */
export const printToCache = ({ whole, file }: PrintJob): void => keepBytes(file, JSON.stringify(printArticles(whole)));
