create or replace function public.vendor_reviewed_items (
  vendor_id uuid
)
  returns table (
    subject_id uuid,
    name text,
    reviews integer,
    average numeric
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_reviewed_items.vendor_id);
  return query
    select r.subject_id, (array_agg(r.item_name order by r.created_at desc))[1], count(*)::integer,
      round(avg(r.stars), 1)
    from public.reviews as r where r.seller_id = vendor_reviewed_items.vendor_id and r.state <> 'removed'
    group by r.subject_id order by count(*) desc, r.subject_id limit 100;
end
$function$;

comment on function public.vendor_reviewed_items(uuid) is 'The items of a vendor that were reviewed, the most reviewed first, with what its own customers gave; for its people.';

revoke all on function public.vendor_reviewed_items(uuid) from public;

grant execute on function public.vendor_reviewed_items(uuid) to authenticated, postgres;
