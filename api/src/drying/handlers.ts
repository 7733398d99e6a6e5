import { addRecord } from './add-record.ts';
import { answerAlert, changeDrying, closeDrying, reopenDrying } from './change-drying.ts';
import { changeRecord } from './change-record.ts';
import { changeMeter, changeUnit } from './change-stock.ts';
import { endVisit } from './end-visit.ts';
import { exportDrying } from './export-drying.ts';
import { addEvent, removeEvent } from './placement-events.ts';
import { planVisit } from './plan-visit.ts';
import type { OnDryingClosed } from './read.ts';
import { readDrying } from './read-drying.ts';
import { removeRecord } from './remove-record.ts';
import { listRoomSketches, saveRoomSketch } from './room-sketch.ts';
import { addMeter, addUnit, listMeters, listUnits } from './stock.ts';

/** Each action of drying and its handler. */
export const dryingHandlers = (onClosed: OnDryingClosed) => ({
  'drying.read': readDrying,
  'drying.csv': exportDrying,
  'drying.change': changeDrying,
  'drying.close': closeDrying(onClosed),
  'drying.reopen': reopenDrying,
  'drying.answer-alert': answerAlert,
  'drying.end-visit': endVisit,
  'drying.plan-visit': planVisit,
  'drying.add-event': addEvent,
  'drying.remove-event': removeEvent,
  'drying.list-meters': listMeters,
  'drying.add-meter': addMeter,
  'drying.change-meter': changeMeter,
  'drying.change-unit': changeUnit,
  'drying.list-units': listUnits,
  'drying.add-unit': addUnit,
  'drying.save-sketch': saveRoomSketch,
  'drying.sketch-versions': listRoomSketches,
  'drying.add-chamber': addRecord('chamber'),
  'drying.change-chamber': changeRecord('chamber'),
  'drying.remove-chamber': removeRecord('chamber'),
  'drying.add-room': addRecord('room'),
  'drying.change-room': changeRecord('room'),
  'drying.remove-room': removeRecord('room'),
  'drying.add-point': addRecord('point'),
  'drying.change-point': changeRecord('point'),
  'drying.remove-point': removeRecord('point'),
  'drying.add-standard': addRecord('standard'),
  'drying.change-standard': changeRecord('standard'),
  'drying.remove-standard': removeRecord('standard'),
  'drying.add-visit': addRecord('visit'),
  'drying.change-visit': changeRecord('visit'),
  'drying.remove-visit': removeRecord('visit'),
  'drying.add-air': addRecord('air'),
  'drying.change-air': changeRecord('air'),
  'drying.remove-air': removeRecord('air'),
  'drying.add-reading': addRecord('reading'),
  'drying.change-reading': changeRecord('reading'),
  'drying.remove-reading': removeRecord('reading'),
  'drying.add-placement': addRecord('placement'),
  'drying.change-placement': changeRecord('placement'),
  'drying.remove-placement': removeRecord('placement'),
});
