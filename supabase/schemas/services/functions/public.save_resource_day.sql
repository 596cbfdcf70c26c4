create or replace function public.save_resource_day (
  resource_id uuid,
  day date,
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
    where r.id = save_resource_day.resource_id), 'catalogue');
  perform private.bound(save_resource_day.hours, 4000);
  delete from private.resource_days as d where d.resource_id = save_resource_day.resource_id
    and d.day = save_resource_day.day;
  if save_resource_day.hours is null then return; end if;
  insert into private.resource_days (resource_id, day) values (save_resource_day.resource_id, save_resource_day.day);
  insert into private.resource_day_hours (resource_id, day, opens, closes, is_break)
  select save_resource_day.resource_id, save_resource_day.day, h.opens, h.closes, h.is_break
  from private.hours_of_request(save_resource_day.hours) as h;
exception when check_violation or not_null_violation or unique_violation then
  perform private.refuse(400, 'hours_invalid', 'These hours could not be read.');
end
$function$;

comment on function public.save_resource_day(uuid, date, jsonb) is 'The hours of one day of somebody, none where they are away; null gives the day back to the week.';

revoke all on function public.save_resource_day(uuid, date, jsonb) from public;

grant execute on function public.save_resource_day(uuid, date, jsonb) to authenticated, postgres;
