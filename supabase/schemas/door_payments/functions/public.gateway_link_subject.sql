create or replace function public.gateway_link_subject (
  token text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  l private.pay_links := private.pay_link_of(token);
begin
  if l.revoked_at is not null then
    perform private.refuse(404, 'share_link_not_found', 'This link leads to nothing. Please ask for a new one.');
  end if;
  return jsonb_build_object('customer', l.user_id, 'purpose', 'checkout', 'subject_id', l.checkout_id);
end
$function$;

comment on function public.gateway_link_subject(text) is 'For the function payments only: what a link pays and for whom, {customer, purpose, subject_id}.';

revoke all on function public.gateway_link_subject(text) from public;

grant execute on function public.gateway_link_subject(text) to postgres, service_role;
