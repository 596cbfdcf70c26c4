create or replace function public.gateway_code_made (
  id uuid,
  provider_code_id text,
  content text,
  close_by timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  insert into private.gateway_codes (provider_code_id, gateway_order_id, content, close_by)
  values (gateway_code_made.provider_code_id, gateway_code_made.id, gateway_code_made.content,
    gateway_code_made.close_by) on conflict do nothing;
  update private.gateway_orders as g set next_check_at = least(g.next_check_at, now() + interval '60 seconds')
  where g.id = gateway_code_made.id;
end
$function$;

comment on function public.gateway_code_made(uuid, text, text, timestamp
  with time zone) is 'For the function payments only: the gateway has made a QR code. Two may be open at once: one payment counts.';

revoke all on function public.gateway_code_made(uuid, text, text, timestamp with time zone) from public;

grant execute
  on function public.gateway_code_made(uuid, text, text, timestamp with time zone)
  to postgres, service_role;
