import { Link, useNavigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** Where a sheet leads: back to Room Setup, and to the sheets of the other rooms. */
export function RoomSetupLink({ projectId, ...props }: { projectId: number } & ComponentProps<'a'>) {
  return <Link to="/inspection/$projectId" params={{ projectId: String(projectId) }} {...props} />;
}

export function SheetLink({
  projectId,
  roomId,
  ...props
}: { projectId: number; roomId: string } & ComponentProps<'a'>) {
  return (
    <Link
      to="/inspection/$projectId/room/$roomId"
      preload="render"
      params={{ projectId: String(projectId), roomId }}
      {...props}
    />
  );
}

/** To the drawing of a room. */
export function SketchLink({
  projectId,
  roomId,
  ...props
}: { projectId: number; roomId: string } & ComponentProps<'a'>) {
  return (
    <Link
      to="/inspection/$projectId/room/$roomId/sketch"
      params={{ projectId: String(projectId), roomId }}
      {...props}
    />
  );
}

export function useRoomNavigation(projectId: number) {
  const navigate = useNavigate();
  const params = { projectId: String(projectId) };
  return {
    toRoomSetup: () => void navigate({ to: '/inspection/$projectId', params }),
    toSketch: (roomId: string) =>
      void navigate({ to: '/inspection/$projectId/room/$roomId/sketch', params: { ...params, roomId } }),
    toSheet: (roomId: string) =>
      void navigate({ to: '/inspection/$projectId/room/$roomId', params: { ...params, roomId } }),
  };
}
