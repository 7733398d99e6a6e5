import { sketchSettingsActions } from '@tidemark/contract/sketch/settings-actions';
import { KeptSettings } from '../../company/kept-settings.tsx';
import { call } from '../../offline/calls/index.ts';
import { copy } from './copy.ts';
import { SettingsEditor } from './settings-editor.tsx';

const read = async () => (await call(sketchSettingsActions.read, {})).settings;

/** /settings/sketches, for managers. */
export function SketchSettingsPage() {
  return (
    <KeptSettings copy={copy} read={read}>
      {(settings, onSaved, reload) => (
        <SettingsEditor key={settings.version} settings={settings} onSaved={onSaved} reload={reload} />
      )}
    </KeptSettings>
  );
}
