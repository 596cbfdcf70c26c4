create or replace function private.forget_digital (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from public.saved_billers as s where s.user_id = caller;
  update public.digital_fulfilments as f set target = '••••', parameters = '{}' where f.user_id = caller
    and f.state in ('success', 'refunded');
  update public.bill_fetches as b set parameters = '{}', customer_name = null, bill_number = null
    where b.user_id = caller;
  update public.digital_complaints as c set body = '(removed with the account)' where c.user_id = caller;
$function$;

comment on function private.forget_digital(uuid) is 'Removes numbers and names from the records of a closed account; see trade_accounts.';

revoke all on function private.forget_digital(uuid) from public;
