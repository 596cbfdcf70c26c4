create or replace function public.save_resource_week (
  resource_id uuid,
  valid_from date,
  hours jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right((select r.vendor_id from public.resources as r
    where r.id = save_resource_week.resource_id), 'catalogue');
  perform private.bound(save_resource_week.hours, 8000);
  perform private.known_day(save_resource_week.valid_from);
  if save_resource_week.hours is null and save_resource_week.valid_from > private.today() then
    delete from private.resource_weeks as w where w.resource_id = save_resource_week.resource_id
      and w.valid_from = save_resource_week.valid_from;
    return;
  end if;
  insert into private.resource_weeks (resource_id, valid_from)
  values (save_resource_week.resource_id, save_resource_week.valid_from) on conflict do nothing;
  delete from private.resource_hours as h where h.resource_id = save_resource_week.resource_id
    and h.valid_from = save_resource_week.valid_from;
  insert into private.resource_hours (resource_id, valid_from, weekday, opens, closes, is_break)
  select save_resource_week.resource_id, save_resource_week.valid_from, h.weekday, h.opens, h.closes, h.is_break
  from private.hours_of_request(save_resource_week.hours) as h;
exception when check_violation or not_null_violation or unique_violation then
  perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
end
$function$;

comment on function public.save_resource_week(uuid, date, jsonb) is 'The hours of somebody''s week from a day on, [{weekday: 0 is Sunday, opens, closes, is_break}]; null takes those back that have not begun. Bookings outside new hours stand.';

revoke all on function public.save_resource_week(uuid, date, jsonb) from public;

grant execute on function public.save_resource_week(uuid, date, jsonb) to authenticated, postgres;
