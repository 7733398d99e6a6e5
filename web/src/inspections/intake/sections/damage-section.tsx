import {
  affectedMaterialOptions,
  affectedRoomOptions,
  damageCategories,
} from '@tidemark/contract/inspections/fields';
import { Biohazard, Droplets, Flame } from 'lucide-react';
import { ManyAnswer, OneAnswer } from '../choice-answer.tsx';
import { CountAnswer } from '../count-answer.tsx';
import { useDraft } from '../draft-context.tsx';
import { DraftText } from '../draft-text.tsx';

const damages = [
  { value: 'Water', label: 'Water', icon: <Droplets size={20} aria-hidden /> },
  { value: 'Mold', label: 'Mold', icon: <Biohazard size={20} aria-hidden /> },
  { value: 'Fire', label: 'Fire', icon: <Flame size={20} aria-hidden /> },
] as const;

export function DamageSection() {
  const otherRoom = useDraft((view) => view.inspection.affectedRooms.includes('Other'));
  const otherMaterial = useDraft((view) => view.inspection.affectedMaterials.includes('Other'));
  return (
    <>
      <ManyAnswer field="damageType" columns={3} choices={damages} />
      <OneAnswer field="category" required choices={damageCategories} />
      <ManyAnswer field="affectedRooms" choices={affectedRoomOptions} />
      {otherRoom && <DraftText field="affectedRoomsOther" />}
      <ManyAnswer field="affectedMaterials" choices={affectedMaterialOptions} />
      {otherMaterial && <DraftText field="affectedMaterialsOther" />}
      <CountAnswer field="sizeOfProject" required min={1} />
    </>
  );
}
