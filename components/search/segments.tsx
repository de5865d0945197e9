import type { Segment } from '@/lib/search/common/types';

/** Text with the words that matched marked. */
export function Segments({ segments }: { readonly segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
