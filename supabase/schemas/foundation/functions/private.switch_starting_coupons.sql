create or replace function private.switch_starting_coupons()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.coupons as k set valid_to = case when new.setting_value = 'true' then null else now() end
  where k.code in ('WELCOME50', 'FREEDEL');
  return null;
end
$function$;

comment on function private.switch_starting_coupons() is 'Lets the coupons that the platform pays for begin or end with their setting.';

revoke all on function private.switch_starting_coupons() from public;
