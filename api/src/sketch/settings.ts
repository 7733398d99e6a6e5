import { Refusal } from '@tidemark/contract/refusals';
import { sameJson } from '@tidemark/contract/same-json';
import type { sketchSettingsActions } from '@tidemark/contract/sketch/settings-actions';
import { record } from '../audit/record.ts';
import type { Handler } from '../context.ts';
import { newestSettings } from './read.ts';

export const readSketchSettings: Handler<typeof sketchSettingsActions.read> = async ({ db }) => ({
  settings: await newestSettings(db),
});

/** Settings made from others than the newest are refused; those that say what the newest say are no new version. */
export const saveSketchSettings: Handler<typeof sketchSettingsActions.save> = async (context, { body }) => {
  const { tx, actor } = context;
  const { basedOn, ...settings } = body;
  const { version, savedAt: _, savedBy: __, ...newest } = await newestSettings(tx);
  if (sameJson(newest, settings)) return { settings: await newestSettings(tx) };
  if (basedOn !== version) throw new Refusal('settings_changed');
  const saved = await tx
    .insertInto('sketchSettings')
    .values({ version: version + 1, settings: JSON.stringify(settings), technicianId: actor.id })
    .onConflict((on) => on.column('version').doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!saved) throw new Refusal('settings_changed');
  await record(tx, context, {
    action: 'sketch-settings-saved',
    subject: 'company',
    subjectId: saved.version,
    before: newest,
    after: settings,
  });
  return { settings: await newestSettings(tx) };
};
