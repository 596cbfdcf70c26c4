create or replace function private.expire_bill_fetches (
  most integer
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  f public.bill_fetches;
begin
  for f in
    select b.* from public.bill_fetches as b
    where b.status = 'pending' and b.created_at <= now() - private.setting_int('bill_fetch_seconds') *
      interval '1 second'
    order by b.created_at limit most for update skip locked
  loop
    perform private.close_bill_fetch(f, 'no_answer');
  end loop;
  delete from public.bill_fetches as b where b.created_at < now() - interval '30 days' and not exists (
    select from public.digital_fulfilments as d where d.bill_fetch_id = b.id);
end
$function$;

comment on function private.expire_bill_fetches(integer) is 'Gives up on billers that did not answer in time, and deletes bills of more than 30 days that nobody paid.';

revoke all on function private.expire_bill_fetches(integer) from public;
