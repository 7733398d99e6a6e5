import { catalogue } from './catalogue.ts';

/** A quantity of a room that lines take. */
export type RoomFigure = 'floor' | 'perimeter' | 'walls' | 'ceiling';
/** Which room measurement a value came from. */
export type Source = RoomFigure | 'length' | 'width' | 'height';

/** The room quantity that fits a line; undefined if none does. */
export function figureOf(fieldMasterId: number): RoomFigure | undefined {
  const line = catalogue.get(fieldMasterId);
  if (!line) return undefined;
  const area = line.placeHolder === 'SF';
  const run = line.placeHolder === 'LF';
  switch (line.section.key) {
    case 'floors':
      return area ? 'floor' : 'perimeter';
    case 'extraction':
      return area ? 'floor' : undefined;
    case 'walls':
      return 'walls';
    case 'ceiling':
      return 'ceiling';
    case 'baseboardTrim':
      return 'perimeter';
    case 'floodCuts':
      return run ? 'perimeter' : undefined;
    default:
      return undefined;
  }
}
