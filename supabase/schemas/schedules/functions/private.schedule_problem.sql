create or replace function private.schedule_problem (
  v public.vendors,
  at timestamp with time zone,
  minutes integer,
  besides uuid default null::uuid
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  time_problem text := private.schedule_time_problem(schedule_problem.at);
  begins timestamptz;
begin
  if time_problem is not null then return time_problem; end if;
  begins := schedule_problem.at - make_interval(mins => schedule_problem.minutes);
  return case
    when begins < now() + private.slot_cutoff(v.id) then 'schedule_cutoff'
    when not private.opening_ranges(v.id, begins, schedule_problem.at + private.slot_length())
      @> tstzrange(begins, schedule_problem.at + private.slot_length()) then
      case when exists (select from public.vendor_holidays as x
          where x.vendor_id = v.id and x.day = (schedule_problem.at at time zone 'Asia/Kolkata')::date)
        then 'schedule_holiday' else 'schedule_closed' end
    when private.slots_taken(v.id, schedule_problem.at, besides) >= private.slot_capacity(v.id) then 'schedule_full'
  end;
end
$function$;

comment on function private.schedule_problem(public.vendors, timestamp
  with time zone, integer, uuid) is 'Why a vendor cannot serve a slot: the slot and the minutes of preparation and travel before it lie within its opening hours, early enough from now, and the slot has room.';

revoke all
  on function private.schedule_problem(public.vendors, timestamp with time zone, integer, uuid)
  from public;
