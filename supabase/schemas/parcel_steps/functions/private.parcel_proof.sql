create or replace function private.parcel_proof (
  o public.enhanced_orders,
  purpose text,
  proof jsonb
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  name text := nullif(trim(private.without_marks(proof ->> 'name')), '');
begin
  if proof ? 'code' then return private.try_code(o.id, purpose, left(proof ->> 'code', 10)); end if;
  if proof ? 'picture' then perform private.check_parcel_picture(o.id, proof ->> 'picture');
  elsif coalesce(length(name), 0) not between 2 and 60 or length(proof ->> 'strokes') > 8000
      or proof ->> 'strokes' !~ '^[0-9ML ,.]+$' then
    perform private.refuse(400, 'proof_missing', 'Please enter the code, take a photo, or note who took it.');
  end if;
  return null;
end
$function$;

comment on function private.parcel_proof(public.enhanced_orders, text, jsonb) is 'Checks what proves a handover: a code, a stored photo, or the name of who took it, with or without a signature; answers the verdict on a wrong code.';

revoke all on function private.parcel_proof(public.enhanced_orders, text, jsonb) from public;
