import { useCallback, useEffect, useRef } from 'react';

export type Place = { latitude: number; longitude: number };

/** An older position is from another room or house. */
const fresh = 120_000;

/** This device's last known position while the camera is open; undefined if denied or unknown. */
export function usePlace(): () => Place | undefined {
  const heard = useRef<GeolocationPosition>(undefined);
  useEffect(() => {
    if (!navigator.geolocation) return;
    const keep = (position: GeolocationPosition) => {
      heard.current = position;
    };
    // Photos have no location if the person denied access.
    const watch = navigator.geolocation.watchPosition(keep, () => undefined, {
      enableHighAccuracy: true,
      maximumAge: 60_000,
    });
    return () => navigator.geolocation.clearWatch(watch);
  }, []);
  return useCallback(() => {
    const at = heard.current;
    if (!at || Date.now() - at.timestamp > fresh) return undefined;
    const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
    return { latitude: rounded(at.coords.latitude), longitude: rounded(at.coords.longitude) };
  }, []);
}
