create or replace function private.first_changeable_day (
  vendor_id uuid,
  at timestamp with time zone default now()
)
  returns date
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  local timestamp := first_changeable_day.at at time zone 'Asia/Kolkata';
begin
  return local::date + case when local::time < coalesce((select t.cut_off from public.subscription_terms as t
    where t.vendor_id = first_changeable_day.vendor_id), '00:00') then 1 else 2 end;
end
$function$;

comment on function private.first_changeable_day(uuid, timestamp with time zone) is 'The first day whose delivery can still be changed: tomorrow until the vendor''s cut-off, then the day after. The day itself never can.';

revoke all on function private.first_changeable_day(uuid, timestamp with time zone) from public;
