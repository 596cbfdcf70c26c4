create or replace function private.resource_is_there (
  r public.resources,
  days daterange,
  OUT there tstzmultirange,
  OUT breaks tstzmultirange
)
  returns record
  language sql
  stable
  set search_path to ''
  AS $function$
  with days as (
    -- The evening before may run into the first day, and a start on the last day into the next.
    select d.day, exists (select from private.resource_days as e where e.resource_id = r.id and e.day = d.day)
        as is_own,
      exists (select from public.vendor_holidays as h where h.vendor_id = r.vendor_id and h.day = d.day) as is_holiday,
      (select max(w.valid_from) from private.resource_weeks as w where w.resource_id = r.id and w.valid_from <= d.day)
        as valid_from
    from generate_series(-1, upper(resource_is_there.days) - lower(resource_is_there.days)) as n
    cross join lateral (values (lower(resource_is_there.days) + n)) as d (day)
  ), hours as (
    select private.hours_on(d.day, h.opens, h.closes) as during, h.is_break
    from days as d join private.resource_day_hours as h on h.resource_id = r.id and h.day = d.day where d.is_own
    union all
    select private.hours_on(d.day, h.opens, h.closes), h.is_break
    from days as d join private.resource_hours as h on h.resource_id = r.id and h.valid_from = d.valid_from
      and h.weekday = extract(dow from d.day) where not d.is_own and not d.is_holiday
    union all
    select private.hours_on(d.day, '00:00', '24:00'), false from days as d
    where not d.is_own and not d.is_holiday
      and not exists (select from private.resource_weeks as w where w.resource_id = r.id)
  )
  select coalesce(range_agg(h.during) filter (where not h.is_break), '{}'),
    coalesce(range_agg(h.during) filter (where h.is_break), '{}') from hours as h
$function$;

comment on function private.resource_is_there(public.resources, daterange) is 'When a resource is there on the given days, and its breaks: hours of the day itself, or else none on a holiday of the vendor, or else those of the week. Hours that touch are one.';

revoke all on function private.resource_is_there(public.resources, daterange) from public;
