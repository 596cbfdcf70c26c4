create or replace function private.place_digital (
  o public.enhanced_orders,
  part jsonb
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.add_share(o.id, 'provider_payable', private.digital_provider_account(),
    private.charged(o.id, 'face_value'), '{face_value}');
  perform private.start_fulfilment(o.id, o.user_id, part -> 'digital');
end
$function$;

comment on function private.place_digital(public.enhanced_orders, jsonb) is 'The provider earns the face value once it has confirmed; the payment is handed to it.';

revoke all on function private.place_digital(public.enhanced_orders, jsonb) from public;
