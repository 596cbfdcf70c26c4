create or replace function private.start_waiting (
  w public.waiting_list
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
declare
  kept uuid;
begin
  perform private.take_turns('waiting_list_of', w.user_id::text);
  select l.id into kept from public.waiting_list as l
  where l.user_id = w.user_id and l.vendor_id = w.vendor_id and l.ended_at is null and l.to_day >= private.today()
    and l.steps is not distinct from w.steps and l.booking_id is not distinct from w.booking_id
    and (l.booking_id is not null or (l.from_day, l.to_day, l.part_of_day) = (w.from_day, w.to_day, w.part_of_day));
  if kept is not null then return kept; end if;
  if (select count(*) from public.waiting_list as l
      where l.user_id = w.user_id and l.ended_at is null and l.to_day >= private.today()) >= 5 then
    perform private.refuse(429, 'too_many_waiting', 'You wait for several times already. Please leave one list.');
  end if;
  insert into public.waiting_list (user_id, vendor_id, steps, booking_id, from_day, to_day, part_of_day)
  values (w.user_id, w.vendor_id, w.steps, w.booking_id, w.from_day, w.to_day, w.part_of_day) returning id into kept;
  return kept;
end
$function$;

comment on function private.start_waiting(public.waiting_list) is 'Puts somebody on a waiting list, once for the same; at most five at a time (too_many_waiting).';

revoke all on function private.start_waiting(public.waiting_list) from public;
