create or replace function private.expire_counter_deposits (
  courier_id uuid default null::uuid
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  d private.counter_deposits;
  ended integer := 0;
begin
  for d in
    update private.counter_deposits as k set state = 'expired', decided_at = now()
    where k.state = 'asked' and k.expires_at <= now()
      and (expire_counter_deposits.courier_id is null or k.courier_id = expire_counter_deposits.courier_id)
    returning k.*
  loop
    ended := ended + 1;
    perform private.tell_of_counter_deposit(d);
    perform private.notify(d.courier_id, 'counter_deposit_expired', jsonb_build_object('vendor',
      private.payee_name(d.vendor_id), 'amount', private.rupees(d.amount_paise), 'amount_paise', d.amount_paise),
      '/driver/cash');
  end loop;
  return ended;
end
$function$;

comment on function private.expire_counter_deposits(uuid) is 'Ends what no counter has confirmed in time, of one courier or of all: nothing has moved.';

revoke all on function private.expire_counter_deposits(uuid) from public;
