create or replace function public.create_pay_link (
  checkout_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  due jsonb := private.subject_due('checkout', create_pay_link.checkout_id, caller);
  token text := rtrim(translate(encode(extensions.gen_random_bytes(16), 'base64'), '+/', '-_'), '=');
begin
  perform private.hold_account(caller);
  if due ->> 'state' <> 'open' then
    perform private.refuse(409, 'payment_not_waiting', 'Nothing waits to be paid any more.');
  end if;
  if (select count(*) from private.pay_links as l where l.checkout_id = create_pay_link.checkout_id) >= 20 then
    perform private.refuse(429, 'too_many_share_links', 'Many links to this order were made. Please use one of them.');
  end if;
  insert into private.pay_links (token_hash, checkout_id, user_id)
  values (sha256(convert_to(token, 'utf8')), create_pay_link.checkout_id, caller);
  return jsonb_build_object('token', token, 'until_at', due -> 'pay_by');
end
$function$;

comment on function public.create_pay_link(uuid) is 'A link by which somebody else pays the caller''s checkout that waits for its payment: {token, until_at}; the token is told only once.';

revoke all on function public.create_pay_link(uuid) from public;

grant execute on function public.create_pay_link(uuid) to authenticated, postgres;
