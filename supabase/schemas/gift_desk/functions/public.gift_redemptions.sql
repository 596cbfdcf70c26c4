create or replace function public.gift_redemptions (
  batch_id uuid
)
  returns table (
    place integer,
    redeemed_by text,
    redeemed_at timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query select c.place, private.name_of(c.redeemed_by), c.redeemed_at from private.gift_codes as c
    where c.batch_id = gift_redemptions.batch_id and c.redeemed_at is not null order by c.redeemed_at desc, c.place;
end
$function$;

comment on function public.gift_redemptions(uuid) is 'Which codes of a batch were redeemed, by whom and when, the last ones first. Administrators only.';

revoke all on function public.gift_redemptions(uuid) from public;

grant execute on function public.gift_redemptions(uuid) to authenticated, postgres;
