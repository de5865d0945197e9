import { strings } from '@/lib/config/strings';
import type { Entries } from './collect-entries';

export type ScriptOutputProps = Entries & Readonly<{ isDone: boolean }>;

/** What a script printed, in order, with its last value at the end. */
export function ScriptOutput({ entries, omitted, isDone }: ScriptOutputProps) {
  if (entries.length === 0) return isDone ? <p className="note">{strings.live.noOutput}</p> : null;
  return (
    <>
      {entries.map(({ kind, text }, index) => (
        <div key={index} className="entry" data-kind={kind}>
          {kind !== 'log' && <span className="kind">{strings.live.output[kind]}</span>}
          <pre>{text}</pre>
        </div>
      ))}
      {omitted > 0 && <p className="note">{strings.live.omitted(omitted)}</p>}
    </>
  );
}
