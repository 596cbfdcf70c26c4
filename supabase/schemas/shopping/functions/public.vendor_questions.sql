create or replace function public.vendor_questions (
  vendor_id uuid,
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 20
)
  returns table (
    id uuid,
    product_id uuid,
    product_name text,
    author_name text,
    body text,
    created_at timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_questions.vendor_id);
  return query
    select q.id, q.product_id, private.product_name(q.product_id), q.author_name, q.body, q.created_at
    from public.product_questions as q
    where q.state = 'shown' and not exists (select from public.product_answers as a where a.question_id = q.id
      and a.vendor_id = vendor_questions.vendor_id)
      and q.product_id in (select coalesce(g.product_id, g.item_id) from public.goods as g
        join public.catalog_items as i on i.id = g.item_id
        where i.vendor_id = vendor_questions.vendor_id)
      and (vendor_questions.before is null
        or (q.created_at, q.id) < (vendor_questions.before,
          coalesce(vendor_questions.before_id, '00000000-0000-0000-0000-000000000000')))
    order by q.created_at desc, q.id desc limit least(greatest(coalesce(limit_count, 20), 1), 50);
end
$function$;

comment on function public.vendor_questions(uuid, timestamp
  with time zone, uuid, integer) is 'Questions about what a vendor sells that it has not answered, newest first; a page follows the row asked at before with the id before_id.';

revoke all on function public.vendor_questions(uuid, timestamp with time zone, uuid, integer) from public;

grant execute
  on function public.vendor_questions(uuid, timestamp with time zone, uuid, integer)
  to authenticated, postgres;
