import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon-paths';
import { sentenceCase } from './sentence-case';

const icons: Readonly<Record<string, IconName>> = { Released: 'check', Deprecated: 'warning', Developing: 'clock' };

/** How ready a scanner or hook is, by icon and word. */
export function StateMark({ state }: { readonly state: string }) {
  const word = sentenceCase(state);
  return (
    <span className="state-mark" data-of={word}>
      <Icon name={icons[word] ?? 'note'} />
      {word}
    </span>
  );
}
