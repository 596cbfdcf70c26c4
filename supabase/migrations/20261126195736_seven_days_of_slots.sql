-- Today and six days more can be ordered for: a week, as people plan one. An administration that has chosen another number keeps it.
update public.app_settings as s set setting_value = '6' where s.setting_key = 'schedule_days' and s.setting_value = '3';
