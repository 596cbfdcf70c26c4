create or replace function private.open_vendors (
  vendor_ids uuid[],
  at timestamp with time zone
)
  returns SETOF uuid
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  now_time time := (open_vendors.at at time zone 'Asia/Kolkata')::time;
  today date := (open_vendors.at at time zone 'Asia/Kolkata')::date;
  weekday_today smallint := extract(dow from today);
  weekday_before smallint := extract(dow from today - 1);
begin
  return query
    select distinct h.vendor_id from public.vendor_hours as h
    where h.vendor_id = any (open_vendors.vendor_ids) and h.weekday in (weekday_today, weekday_before)
      -- Today's windows, and yesterday's that run past midnight.
      and case when h.weekday = weekday_today then now_time >= h.opens and (now_time < h.closes or h.closes <= h.opens)
        else h.closes <= h.opens and now_time < h.closes end
      and not exists (select from public.vendor_holidays as x where x.vendor_id = h.vendor_id
        and x.day = case when h.weekday = weekday_today then today else today - 1 end);
end
$function$;

comment on function private.open_vendors(uuid[], timestamp with time zone) is 'Which of these vendors are open by their opening hours; pauses are checked elsewhere. One call for a whole list.';

revoke all on function private.open_vendors(uuid[], timestamp with time zone) from public;
