import { type FieldRemark, remarkFactory } from './remark';
import { type Resource, valueAt } from './resource';
import { readSchedule } from './schedule';

const { error, warning, note } = remarkFactory('schedule');

/** Describes a cron expression in words or reports its mistake; also reports a schedule that never starts a scan. */
export function checkSchedule({ kind, data }: Resource): FieldRemark[] {
  if (kind.kind !== 'ScheduledScan') return [];
  const { schedule, interval } = Object(valueAt(data, ['spec'])) as Readonly<Record<string, unknown>>;
  const never = 'The schedule has neither "schedule" nor "interval", so no scan ever starts.';
  if (schedule === undefined && interval === undefined) return [warning(['spec'], never, 'Add one of the two.')];
  if (typeof schedule !== 'string' || schedule.trim() === '') return [];
  const path = ['spec', 'schedule'];
  const { words = '', fault } = readSchedule(schedule);
  const read =
    fault === undefined
      ? note(path, `${words}. Times are UTC.`)
      : error(path, fault, 'Until it is corrected, no scan starts.');
  const twice = '"schedule" wins over "interval", which is not used.';
  return interval === undefined ? [read] : [read, warning(['spec', 'interval'], twice, 'Delete one of the two.')];
}
