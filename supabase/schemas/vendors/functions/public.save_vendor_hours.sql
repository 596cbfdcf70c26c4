create or replace function public.save_vendor_hours (
  vendor_id uuid,
  hours jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  overlapping integer;
begin
  perform private.require_right(save_vendor_hours.vendor_id, 'catalogue');
  perform private.bound(save_vendor_hours.hours, 8000);
  if coalesce(jsonb_typeof(save_vendor_hours.hours), '') <> 'array' or jsonb_array_length(save_vendor_hours.hours) > 28
      or exists (select from jsonb_array_elements(save_vendor_hours.hours) as h
        where coalesce(h ->> 'weekday', '') !~ '^[0-6]$' or private.minutes_of(h ->> 'opens') is null
          or private.minutes_of(h ->> 'closes') is null)
      or exists (select from jsonb_array_elements(save_vendor_hours.hours) as h group by h ->> 'weekday'
        having count(*) > 4) then
    perform private.refuse(400, 'hours_invalid', 'A day has up to four opening times, each from one time to another.');
  end if;
  with span as (
    select (h ->> 'weekday')::integer as weekday, (h ->> 'weekday')::integer * 1440 + private.minutes_of(h ->> 'opens')
      as begins,
      -- Closing at the time of opening is round the clock; closing before it is past midnight.
      (private.minutes_of(h ->> 'closes') - private.minutes_of(h ->> 'opens') + 1439) % 1440 + 1 as lasts
    from jsonb_array_elements(save_vendor_hours.hours) as h
  ), following as (
    select s.weekday, s.begins + s.lasts as ends,
      coalesce(lead(s.begins) over (order by s.begins), (select min(f.begins) + 10080 from span as f)) as next_begins
    from span as s
  )
  select f.weekday into overlapping from following as f where f.ends > f.next_begins order by f.weekday limit 1;
  if overlapping is not null then
    perform private.refuse(400, 'hours_overlap', 'Two opening times overlap.',
      jsonb_build_object('weekday', overlapping));
  end if;
  delete from public.vendor_hours as h where h.vendor_id = save_vendor_hours.vendor_id;
  insert into public.vendor_hours (vendor_id, weekday, opens, closes)
  select save_vendor_hours.vendor_id, (h ->> 'weekday')::smallint, (h ->> 'opens')::time, (h ->> 'closes')::time
  from jsonb_array_elements(save_vendor_hours.hours) as h;
  perform private.log_change(save_vendor_hours.vendor_id, 'hours_changed');
  perform private.publish('vendor:' || save_vendor_hours.vendor_id, 'menu', '{}'::jsonb);
end
$function$;

comment on function public.save_vendor_hours(uuid, jsonb) is 'Replaces a vendor''s opening hours: [{weekday (0 is Sunday), opens, closes}] as HH:MM by Indian time, up to four a day; closing at or before opening runs past midnight. Refuses hours_invalid and hours_overlap {weekday}.';

revoke all on function public.save_vendor_hours(uuid, jsonb) from public;

grant execute on function public.save_vendor_hours(uuid, jsonb) to authenticated, postgres;
