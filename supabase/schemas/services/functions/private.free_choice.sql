create or replace function private.free_choice (
  b public.bookings,
  parts private.visit_part[],
  moving uuid default null::uuid
)
  returns uuid[]
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  free jsonb := '[]';
begin
  for i in 1 .. cardinality(parts) loop
    free := free || jsonb_build_array((
      -- Whoever has least to do that day comes first.
      select coalesce(jsonb_agg(f.resource_id order by (select coalesce(sum(extract(epoch from upper(t.during)
          - lower(t.during))), 0) from private.taken_times as t where t.resource_id = f.resource_id
          and t.during && tstzrange(b.starts_at - interval '12 hours', b.starts_at + interval '12 hours')),
          f.resource_id), '[]'::jsonb)
      from private.free_for_part(parts[i], array[b.starts_at], b.seats, now(), free_choice.moving, b.lat, b.lng)
        as f));
  end loop;
  return private.choose_resources(parts, free);
end
$function$;

comment on function private.free_choice(public.bookings, private.visit_part[], uuid) is
  'Who of those that are free would have each part of a booking at its time; null where somebody is missing.';

revoke all on function private.free_choice(public.bookings, private.visit_part[], uuid) from public;
