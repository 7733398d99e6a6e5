import type { Template } from '@tidemark/contract/claim-sheet-templates/template';
import type { Room } from '@tidemark/contract/rooms';
import { useState } from 'react';
import type { SheetDraft } from '../draft.ts';
import { TemplateDialog } from '../templates/template-dialog.tsx';
import { rowsOf } from './apply-copy.ts';
import { ChooseLines } from './choose-lines.tsx';
import { type SourceKind, useSource } from './use-source.ts';

interface CopyDialogProps {
  draft: SheetDraft;
  room: Room;
  onClose: () => void;
}

/** Copying lines; saving and changing a template takes its place for as long as it needs. */
export function CopyDialog({ draft, room, onClose }: CopyDialogProps) {
  const [kind, setKind] = useState<SourceKind>('room');
  const source = useSource(room, kind);
  const [asked, setAsked] = useState<'save' | Template>();
  if (asked) {
    return (
      <TemplateDialog
        template={asked === 'save' ? undefined : asked}
        rows={rowsOf(draft)}
        inspectionId={room.inspectionId}
        onClose={(savedId) => {
          setAsked(undefined);
          if (savedId) source.choose(savedId);
        }}
      />
    );
  }
  return (
    <ChooseLines
      draft={draft}
      room={room}
      kind={kind}
      onKind={setKind}
      source={source}
      onSaveTemplate={() => setAsked('save')}
      onEditTemplate={setAsked}
      onClose={onClose}
    />
  );
}
