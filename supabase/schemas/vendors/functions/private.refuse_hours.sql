create or replace function private.refuse_hours (
  hours jsonb
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  overlapping integer;
begin
  if coalesce(jsonb_typeof(refuse_hours.hours), '') <> 'array' or jsonb_array_length(refuse_hours.hours) > 28
      or exists (select from jsonb_array_elements(refuse_hours.hours) as h
        where coalesce(h ->> 'weekday', '') !~ '^[0-6]$' or private.minutes_of(h ->> 'opens') is null
          or private.minutes_of(h ->> 'closes') is null)
      or exists (select from jsonb_array_elements(refuse_hours.hours) as h group by h ->> 'weekday'
        having count(*) > 4) then
    perform private.refuse(400, 'hours_invalid', 'A day has up to four opening times, each from one time to another.');
  end if;
  with span as (
    select (h ->> 'weekday')::integer as weekday, (h ->> 'weekday')::integer * 1440 + private.minutes_of(h ->> 'opens')
      as begins,
      -- Closing at the time of opening is round the clock; closing before it is past midnight.
      (private.minutes_of(h ->> 'closes') - private.minutes_of(h ->> 'opens') + 1439) % 1440 + 1 as lasts
    from jsonb_array_elements(refuse_hours.hours) as h
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
end
$function$;

comment on function private.refuse_hours(jsonb) is 'Refuses opening hours of a week that cannot be: hours_invalid, or hours_overlap {weekday}.';

revoke all on function private.refuse_hours(jsonb) from public;
