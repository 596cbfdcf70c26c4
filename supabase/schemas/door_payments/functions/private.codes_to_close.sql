create or replace function private.codes_to_close()
  returns SETOF private.gateway_codes
  language sql
  stable
  set search_path to ''
  AS $function$
  select c.* from private.gateway_codes as c join private.gateway_orders as g on g.id = c.gateway_order_id
  cross join lateral private.subject_due(g.purpose, g.subject_id, g.user_id) as due
  where c.closed_at is null and c.next_close_at <= now() and c.close_by > now()
    and (g.state <> 'open' or due ->> 'state' <> 'open' or (due ->> 'amount_paise')::bigint <> g.amount_paise)
$function$;

comment on function private.codes_to_close() is 'QR codes by which nothing is to be paid any more: it is paid, in cash or otherwise, costs something else, or has ended.';

revoke all on function private.codes_to_close() from public;
