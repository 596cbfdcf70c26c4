-- Today and six days more can be ordered for: a week, as people plan one. An administration that has chosen another
-- number keeps it. Without the table's triggers: nobody decided this at a desk, and no app is open yet to be told.
alter table public.app_settings disable trigger user;
update public.app_settings as s set setting_value = '6' where s.setting_key = 'schedule_days' and s.setting_value = '3';
alter table public.app_settings enable trigger user;
