import { LUNCH_FROM_HOUR, LUNCH_LAST_DAY, LUNCH_UNTIL_HOUR } from './constants.ts';

/** §9: Sunday to Thursday, 11:00 to 17:59, by the visitor's own clock. */
export function isLunchTime(now: Date): boolean {
  const hour = now.getHours();
  return now.getDay() <= LUNCH_LAST_DAY && hour >= LUNCH_FROM_HOUR && hour < LUNCH_UNTIL_HOUR;
}
