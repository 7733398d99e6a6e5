import type { SketchSettings } from '@tidemark/contract/sketch/settings';
import { sketchSettingsActions } from '@tidemark/contract/sketch/settings-actions';
import { useCallback, useState } from 'react';
import { ManagersSettings } from '../../company/managers-settings.tsx';
import { call, useAnswer } from '../../offline/calls/index.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { copy } from './copy.ts';
import { SettingsEditor } from './settings-editor.tsx';

const read = () => call(sketchSettingsActions.read, {});

/** /settings/sketches, for managers. */
export function SketchSettingsPage() {
  return (
    <ManagersSettings title={copy.title} denied={copy.deniedMessage}>
      <Editing />
    </ManagersSettings>
  );
}

function Editing() {
  const { answer, problem, asking, refresh } = useAnswer(useCallback(read, []));
  const [saved, setSaved] = useState<SketchSettings>();
  const settings = saved ?? answer?.settings;
  if (settings) {
    return (
      <SettingsEditor
        key={settings.version}
        settings={settings}
        onSaved={setSaved}
        reload={async () => setSaved((await read()).settings)}
      />
    );
  }
  if (problem !== undefined)
    return <ErrorState title={copy.loadFailed} message={problem} retrying={asking} onRetry={refresh} />;
  return (
    <Loading label={copy.loading}>
      <Skeleton height={320} />
    </Loading>
  );
}
