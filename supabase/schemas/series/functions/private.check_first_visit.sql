create or replace function private.check_first_visit (
  vendor_id uuid,
  starts_at timestamp with time zone
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if check_first_visit.starts_at is null or check_first_visit.starts_at < now() then
    perform private.refuse(400, 'schedule_past', 'This time has already passed. Please choose another one.');
  end if;
  if check_first_visit.starts_at > now() + make_interval(days =>
      (private.start_rules_of(check_first_visit.vendor_id)).horizon_days + 1) then
    perform private.refuse(409, 'schedule_too_far', 'Orders cannot be placed that far ahead.');
  end if;
end
$function$;

revoke all on function private.check_first_visit(uuid, timestamp with time zone) from public;
