/** What the sky looks like, in a word for people and one for pictures. */
export interface Sky {
  readonly condition: string
  readonly icon:
    | 'sun'
    | 'moon'
    | 'cloud-sun'
    | 'cloud-moon'
    | 'cloud'
    | 'fog'
    | 'drizzle'
    | 'rain'
    | 'snow'
    | 'storm'
}

/** Translates the WMO weather code of a forecast. */
export function skyOf(code: number, isDay: boolean): Sky {
  if (code === 0) return { condition: 'Clear', icon: isDay ? 'sun' : 'moon' }
  if (code <= 2) return { condition: 'Partly cloudy', icon: isDay ? 'cloud-sun' : 'cloud-moon' }
  if (code === 3) return { condition: 'Cloudy', icon: 'cloud' }
  if (code === 45 || code === 48) return { condition: 'Fog', icon: 'fog' }
  if (code >= 51 && code <= 57) return { condition: 'Drizzle', icon: 'drizzle' }
  if ((code >= 61 && code <= 67) || (code >= 80 && code <= 82)) return { condition: 'Rain', icon: 'rain' }
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return { condition: 'Snow', icon: 'snow' }
  if (code >= 95) return { condition: 'Thunderstorm', icon: 'storm' }
  return { condition: 'Cloudy', icon: 'cloud' }
}
