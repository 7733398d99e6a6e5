import type { DocumentationFile } from '@tidemark/contract/documentation-file';
import { stagesOnSite } from '@tidemark/contract/evidence-profiles/stages';
import type { Shot } from '@tidemark/contract/shots';
import { takenFiles } from '../files/file-input.ts';
import type { CameraInto } from './camera/use-shots.ts';
import { CameraPlace } from './camera-place.tsx';
import { takeIn } from './intake.ts';
import { PhotoTools } from './lazy-photo-tools.ts';
import { removeFile } from './remove-file.ts';
import type { RoomChoice } from './use-room-choices.ts';

interface Props {
  inspectionId: string;
  projectId: number | undefined;
  rooms: readonly RoomChoice[];
  photos: readonly DocumentationFile[];
  /** To begin with; empty for none. */
  roomId: string;
  shot?: Shot | undefined;
  walk?: boolean;
  onClose: () => void;
}

/** The camera of an inspection: it asks for what one can only have while on site. */
export function InspectionCamera({ inspectionId, projectId, rooms, photos, walk = false, ...rest }: Props) {
  return (
    <CameraPlace
      {...rest}
      into={cameraInto(inspectionId, photos)}
      rooms={rooms}
      photos={photos}
      tools={(id) => {
        const file = photos.find((one) => one.id === id);
        return file && <PhotoTools file={file} rooms={rooms} />;
      }}
      walk={walk}
      asking={{ projectId, stages: stagesOnSite }}
      onPictures={(event, marked) =>
        void takeIn(
          inspectionId,
          takenFiles(event, 'camera').map((file) => ({
            ...{ category: 'photo', blob: file, name: file.name, ...marked },
          })),
        )
      }
    />
  );
}

const cameraInto = (inspectionId: string, photos: readonly DocumentationFile[]): CameraInto => {
  const photoOf = (id: string | undefined) => photos.find((one) => one.id === id);
  return {
    async add(source, replaces) {
      const before = photoOf(replaces);
      const said = { description: before?.description ?? undefined, shot: before?.shot ?? undefined };
      const [became] = await takeIn(inspectionId, [{ category: 'photo', ...said, ...source }]);
      return became;
    },
    async remove(id) {
      const photo = photoOf(id);
      if (photo) await removeFile(photo);
    },
  };
};
