create or replace function private.tell_of_counter_deposit (
  d private.counter_deposits
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.publish('vendor:' || d.vendor_id, 'counter_deposit', '{}');
  perform private.publish('user:' || d.courier_id, 'cash', '{}');
end
$function$;

comment on function private.tell_of_counter_deposit(private.counter_deposits) is 'Both sides see that a deposit at a counter has changed.';

revoke all on function private.tell_of_counter_deposit(private.counter_deposits) from public;
