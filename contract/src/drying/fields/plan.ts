import { blankOf, type Fields, shapesOf } from '../../fields.ts';
import { calendarDate, timeOfDay } from '../../shapes.ts';
import { visitLength } from '../../visits.ts';

/**
 * A job's next drying visit, facts of its project: who has the project comes. Without a day none is planned, without a length
 * it takes the company's usual time.
 */
export const planFields = {
  dryingDate: { label: 'Drying visit', schema: calendarDate.nullable(), kind: 'day' },
  dryingTime: { label: 'Drying visit time', schema: timeOfDay.nullable(), kind: 'time' },
  dryingMinutes: {
    label: 'Drying visit length',
    schema: visitLength('Visit length').nullable(),
    kind: 'minutes',
  },
} as const satisfies Fields;
export const planShapes = shapesOf(planFields);
export const noPlan = blankOf(planFields);
