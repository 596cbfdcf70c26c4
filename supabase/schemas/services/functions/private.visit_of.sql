create or replace function private.visit_of (
  vendor_id uuid,
  steps jsonb,
  OUT parts private.visit_part[],
  OUT needs jsonb
)
  returns record
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  step jsonb;
  nth integer;
  s public.services;
  list record;
  chosen uuid;
  wanted text;
  starts integer := 0;
  ends integer := 0;
begin
  parts := '{}';
  needs := '[]';
  if jsonb_typeof(steps) is distinct from 'array' or jsonb_array_length(steps) not between 1 and 8 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  for step, nth in select e.value, e.ordinality from jsonb_array_elements(steps) with ordinality as e loop
    select * into s from public.services as k
    where k.vendor_id = visit_of.vendor_id and k.id::text = step ->> 'service_id' and k.is_active;
    if not found or not exists (select from public.service_resources as r join public.resources as p
        on p.id = r.resource_id and p.is_active where r.service_id = s.id and r.need = 1) then
      perform private.refuse(409, 'service_not_offered', 'This service is not offered any more.');
    end if;
    if step ->> 'gender' in ('woman', 'man') and not exists (select from public.service_resources as r
        join public.resources as p on p.id = r.resource_id and p.is_active and p.gender = step ->> 'gender'
        where r.service_id = s.id and r.need = 1) then
      perform private.refuse(409, 'nobody_of_gender', 'Nobody like that does this service here.');
    end if;
    chosen := case when pg_input_is_valid(step ->> 'resource_id', 'uuid') then (step ->> 'resource_id')::uuid end;
    wanted := case when step ->> 'gender' in ('woman', 'man') then step ->> 'gender' end;
    if step -> 'with_previous' is distinct from 'true' then starts := ends; end if;
    for list in select r.need, array_agg(r.resource_id order by r.resource_id) as candidates
        from public.service_resources as r join public.resources as p on p.id = r.resource_id and p.is_active
        where r.service_id = s.id and (r.need > 1 or wanted is null or p.gender = wanted)
        group by r.need order by r.need loop
      for unit in 1 .. case when list.need = 1 then s.people else 1 end loop
        if list.need = 1 and unit = 1 and step ->> 'resource_id' is not null then
          if chosen is null or chosen <> all (list.candidates) then
            perform private.refuse(409, 'service_not_offered', 'This service is not offered any more.');
          end if;
          parts := parts || (starts, s.minutes, s.before_minutes, s.after_minutes, array[chosen])::private.visit_part;
        else
          parts := parts || (starts, s.minutes, s.before_minutes, s.after_minutes, list.candidates)
            ::private.visit_part;
        end if;
        needs := needs || jsonb_build_object('step', nth, 'need', list.need, 'unit', unit, 'service_id', s.id,
          'name', s.name, 'by_gender', case when list.need = 1 then wanted end);
      end loop;
    end loop;
    ends := greatest(ends, starts + (select sum(m) from unnest(s.minutes) as m)::integer);
  end loop;
  if ends > 1440 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  -- What is prepared and cleaned up lies at the outer ends of the whole visit.
  for i in 1 .. cardinality(parts) loop
    if parts[i].starts_after > 0 then parts[i].before := 0; end if;
    if parts[i].starts_after + (select sum(m) from unnest(parts[i].minutes) as m) < ends then
      parts[i].after := 0;
    end if;
  end loop;
end
$function$;

comment on function private.visit_of(uuid, jsonb) is 'What a visit takes: steps is a list of {service_id, resource_id, gender, with_previous}. A step follows the one before without waiting, or begins with it; gender (woman, man) leaves only those, and refuses with nobody_of_gender where there are none. needs says of each part which step and need it serves.';

revoke all on function private.visit_of(uuid, jsonb) from public;
