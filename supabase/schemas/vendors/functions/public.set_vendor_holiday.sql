create or replace function public.set_vendor_holiday (
  vendor_id uuid,
  day date,
  closed boolean,
  note text default null::text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  perform private.require_right(set_vendor_holiday.vendor_id, 'catalogue');
  if set_vendor_holiday.day is null or set_vendor_holiday.closed is null or set_vendor_holiday.day not between today
    and today + 366
      or length(set_vendor_holiday.note) > 120 then
    perform private.refuse(400, 'holiday_invalid',
      'A holiday lies within the next year; its note holds 120 letters.');
  end if;
  if closed then
    insert into public.vendor_holidays as x (vendor_id, day, note)
    values (set_vendor_holiday.vendor_id, set_vendor_holiday.day, nullif(trim(set_vendor_holiday.note), ''))
    on conflict (vendor_id, day) do update set note = excluded.note;
  else
    delete from public.vendor_holidays as x where x.vendor_id = set_vendor_holiday.vendor_id
      and x.day = set_vendor_holiday.day;
  end if;
  perform private.log_change(set_vendor_holiday.vendor_id, 'hours_changed');
  perform private.publish('vendor:' || set_vendor_holiday.vendor_id, 'menu', '{}'::jsonb);
  return (select count(*)::integer from public.enhanced_orders as o
    where o.vendor_id = set_vendor_holiday.vendor_id and o.placed_at is not null
      and o.status not in ('delivered', 'cancelled')
      and (o.scheduled_for at time zone 'Asia/Kolkata')::date = set_vendor_holiday.day);
end
$function$;

comment on function public.set_vendor_holiday(uuid, date, boolean, text) is 'Closes a vendor for a day (Indian time), or opens it again. Answers how many orders are booked for that day, which stay. Refuses holiday_invalid.';

revoke all on function public.set_vendor_holiday(uuid, date, boolean, text) from public;

grant execute on function public.set_vendor_holiday(uuid, date, boolean, text) to authenticated, postgres;
