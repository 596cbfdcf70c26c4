create or replace function public.preview_series (
  vendor_id uuid,
  steps jsonb,
  starts_at timestamp with time zone,
  every_days integer,
  visits integer
)
  returns table (
    visit integer,
    begins_at timestamp with time zone,
    is_free boolean,
    reason text,
    others timestamp with time zone[]
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  parts private.visit_part[];
  rules private.start_rules := private.series_rules(preview_series.vendor_id);
  day date;
begin
  perform private.require_user();
  perform private.bound(preview_series.steps, 4000);
  if not private.is_on_show(preview_series.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'There is no such shop.');
  end if;
  if not coalesce(preview_series.every_days between 1 and 56 and preview_series.visits between 2 and 8, false) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.check_first_visit(preview_series.vendor_id, preview_series.starts_at);
  select v.parts into parts from private.visit_without_way(preview_series.vendor_id, preview_series.steps) as v;
  -- A loop's own variable would hide the column.
  for n in 1 .. preview_series.visits loop
    visit := n;
    -- Days of India have 24 hours, whatever the server's zone does in spring.
    begins_at := preview_series.starts_at + make_interval(hours => 24 * preview_series.every_days * (n - 1));
    day := (begins_at at time zone 'Asia/Kolkata')::date;
    is_free := exists (select from private.free_starts(parts, rules, daterange(day, day + 1), now()) as s
      where s = begins_at);
    reason := null;
    others := '{}';
    if not is_free then
      reason := case when exists (select from public.vendor_holidays as h
        where h.vendor_id = preview_series.vendor_id and h.day = day) then 'holiday' else 'taken' end;
      others := array(select n.s from (
          select s from private.free_starts(parts, rules, daterange(day - 2, day + 3), now()) as s
          order by abs(extract(epoch from s - begins_at)), s limit 4) as n order by n.s);
    end if;
    return next;
  end loop;
end
$function$;

comment on function public.preview_series(uuid, jsonb, timestamp
  with time zone, integer, integer) is 'Whether the same visit can be had so many times, so many days apart: of each whether it is free, or else why not (holiday, taken) and up to four free times near it. What cannot be is counted, not moved to the end.';

revoke all
  on function public.preview_series(uuid, jsonb, timestamp with time zone, integer, integer)
  from public;

grant execute
  on function public.preview_series(uuid, jsonb, timestamp with time zone, integer, integer)
  to authenticated, postgres;
