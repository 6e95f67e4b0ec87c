import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Contrast from '@mui/icons-material/SettingsBrightnessOutlined';

/** The colour schemes and their icons. */
export const SCHEMES = [
  { mode: 'light', Icon: LightMode },
  { mode: 'dark', Icon: DarkMode },
  { mode: 'system', Icon: Contrast },
] as const;
