import { CronError, cronWords } from './cron';
import type { FieldRemark } from './remark';
import { type Resource, valueAt } from './resource';

const rule = 'schedule';

/** A cron expression read back in words, or what is wrong with it; and a schedule that never starts a scan. */
export function checkSchedule({ kind, data }: Resource): FieldRemark[] {
  if (kind.kind !== 'ScheduledScan') return [];
  const spec = Object(valueAt(data, ['spec'])) as Readonly<Record<string, unknown>>;
  const { schedule, interval } = spec;
  if (schedule === undefined && interval === undefined) {
    const message = 'The schedule has neither "schedule" nor "interval", so no scan ever starts.';
    return [{ severity: 'warning', rule, path: ['spec'], message, hint: 'Add one of the two.' }];
  }
  if (typeof schedule !== 'string' || schedule.trim() === '') return [];
  const place = { rule, path: ['spec', 'schedule'], part: 'value' } as const;
  const both: FieldRemark[] =
    interval === undefined
      ? []
      : [
          {
            severity: 'warning',
            rule,
            path: ['spec', 'interval'],
            message: '"schedule" wins over "interval", which is not used.',
            hint: 'Delete one of the two.',
          },
        ];
  try {
    return [{ ...place, severity: 'note', message: `Starts ${cronWords(schedule)}. Times are UTC.` }, ...both];
  } catch (error) {
    if (!(error instanceof CronError)) throw error;
    return [
      { ...place, severity: 'error', message: error.message, hint: 'Until it is corrected, no scan starts.' },
      ...both,
    ];
  }
}
